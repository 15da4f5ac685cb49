# What the lab says: games by the thousand, tables of them, other machines.

lab-extra = This needs the package { $package }, which is not installed: pip install "kostka[{ $extra }]" brings it.
lab-rows = Rows are one of { $known }, not { $given }.
lab-dataset-broken = { $file } is no Parquet file, or not all of one.
lab-dataset-foreign = { $file } was not written by kostka.simulate: it does not say what its games follow from.
lab-dataset-format = { $file } has format { $found }, and this version of Kostka reads format { $known }.
lab-dataset-rules = The positions of { $file } are of { $game } by rules { $found } of Kostka { $kostka }, and here are rules { $here }: only the same rules can read them.
lab-dataset-position = A position of { $game } is { $size ->
    [one] { $size } byte
   *[other] { $size } bytes
}, not { $given }.
lab-ray-where = Ray runs on this machine (True) or in the cluster with an address, as in "auto" or "ray://host:10001", not at { $given }.
lab-ray-none = There is no Ray to join at { $address }: { $error }
lab-ray-bot = A bot cannot be sent to Ray: { $error }
lab-ray-failed = Ray could not finish a task: { $error }

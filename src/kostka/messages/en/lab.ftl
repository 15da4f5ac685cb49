# What the lab says: games by the thousand, tables of them, other machines.

lab-extra = This needs the package { $package }, which is not installed: pip install "kostka[{ $extra }]" brings it.

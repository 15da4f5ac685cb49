# Co mówi laboratorium: tysiące gier, tabele, inne maszyny.

lab-extra = Potrzebny jest pakiet { $package }, którego tu nie ma: dostarczy go pip install "kostka[{ $extra }]".

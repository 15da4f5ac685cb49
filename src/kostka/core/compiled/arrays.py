"""Types of the arrays that rules work on."""

import numpy as np
from numpy.typing import NDArray

Cell = NDArray[np.void]  # records; mostly an array of one
Moves = NDArray[np.int16]
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
Places = NDArray[np.int16]
Points = NDArray[np.int32]
Numbers = NDArray[np.int64]

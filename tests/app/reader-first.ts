// Read before all other modules, as in main.ts. A file of its own: Vitest reads a setup file anew for each test file.
import '../../src/server/reader.ts';

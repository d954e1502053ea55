/** An uploaded table as rows of cells, whichever format it has. */

export type Table = readonly (readonly unknown[])[];

/** The hash of the page that imports a table or a BCF file. */
export const importHash = 'import';

/** The file in the data folder that says when the last backup was made. */
export const lastBackup = 'last-backup'

/** The file is no backup that could be restored here, or it must not be now; says why in plain words. Nothing was changed. */
export class BackupRefused extends Error {}

export function broken(why: string): BackupRefused {
  return new BackupRefused(`Plik jest uszkodzony albo nie jest kopią Witryny (${why}). Sklep zostaje, jaki był.`)
}

const pattern = /^witryna-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/

/** 'witryna-2026-11-21T03-15-00Z.tar.gz': by name they stand in the order in which they were made. */
export function backupName(madeAt: Date): string {
  return `witryna-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

/** Of the files in a folder those backups that go when so many of the newest stay; other files are not touched. */
export function olderBackups(names: string[], kept: number): string[] {
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .toReversed()
    .slice(kept)
}

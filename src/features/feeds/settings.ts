import { numberSetting } from '#shared/setting.ts'

/** One row that takes longer ends the import: none of a sound file takes more than some milliseconds. */
export const rowSecondsSetting = numberSetting(
  'feeds.rowSeconds',
  10,
  [1, 600],
  'Po ilu sekundach nad jednym wierszem wczytywanie pliku z towarami się zatrzymuje',
)

import { numberSetting } from '#shared/setting.ts'

/** More than that is no accident of some rows: the import ends as a failure, so that a script or a nightly run hears of it. */
export const refusedPercentSetting = numberSetting(
  'feeds.refusedPercent',
  10,
  [0, 100],
  'Ile procent towarów z pliku może zostać odrzuconych, zanim wczytywanie kończy się błędem',
)

/** One row that takes longer ends the import: none of a sound file takes more than some milliseconds. */
export const rowSecondsSetting = numberSetting(
  'feeds.rowSeconds',
  10,
  [1, 600],
  'Po ilu sekundach nad jednym wierszem wczytywanie pliku z towarami się zatrzymuje',
)

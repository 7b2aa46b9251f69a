import { numberSetting } from '#shared/setting.ts'

export const maxBackupAgeSetting = numberSetting(
  'backup.mostHours',
  48,
  [1, 8_784],
  'Po ilu godzinach bez nowej kopii doctor uznaje, że coś jest nie tak',
)

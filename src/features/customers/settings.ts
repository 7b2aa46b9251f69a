import { numberSetting } from '#shared/setting.ts'

export const sessionDaysSetting = numberSetting(
  'accounts.sessionDays',
  90,
  [1, 365],
  'Po ilu dniach klient loguje się ponownie, choćby używał konta codziennie; konto nieużywane przez 30 dni wylogowuje się wcześniej',
)

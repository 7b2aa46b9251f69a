import { numberSetting, type Setting } from '#shared/setting.ts'
import type { LengthBounds } from './rules/fields/field-result.ts'
import { longestPassword } from './rules/fields/password.ts'

export const sessionDaysSetting = numberSetting(
  'accounts.sessionDays',
  90,
  [1, 365],
  'Po ilu dniach klient loguje się ponownie, choćby używał konta codziennie; konto nieużywane przez 30 dni wylogowuje się wcześniej',
)

/** Bounds of new passwords by area (B5.15, B5.36), in characters. Passwords that exist stay valid. */
export const passwordLengthSettings = {
  client: {
    min: passwordSetting('accounts.passwordMin', 6, 'Najmniej znaków nowego hasła w danych klienta'),
    max: passwordSetting('accounts.passwordMax', 30, 'Najwięcej znaków nowego hasła w danych klienta'),
  },
  registration: {
    min: passwordSetting('accounts.registrationPasswordMin', 6, 'Najmniej znaków hasła przy rejestracji'),
    max: passwordSetting('accounts.registrationPasswordMax', 15, 'Najwięcej znaków hasła przy rejestracji'),
  },
}

/** Returns the bounds of new passwords in an area; a minimum above the maximum counts as the maximum. */
export function getPasswordLength(
  settings: { get: <Value>(setting: Setting<Value>) => Value },
  area: keyof typeof passwordLengthSettings,
): LengthBounds {
  const max = settings.get(passwordLengthSettings[area].max)
  return { min: Math.min(settings.get(passwordLengthSettings[area].min), max), max }
}

function passwordSetting(key: string, value: number, description: string) {
  return numberSetting(key, value, [6, longestPassword], description)
}

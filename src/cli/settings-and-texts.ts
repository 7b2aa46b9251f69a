import { textKeys } from '#features/staff/rules.ts'
import type { Setting } from '#shared/setting.ts'
import type { Text } from '#shared/text.ts'

const settingModules = import.meta.glob(['../features/*/settings.ts', './doctor/settings.ts'], { eager: true })

/** All settings of a merchant by key, from the settings.ts files of features and of doctor. */
export const allSettings = new Map(
  settingsIn(Object.values(settingModules))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map((setting) => [setting.key, setting]),
)

function settingsIn(found: unknown): Setting<unknown>[] {
  if (typeof found !== 'object' || found === null) return []
  if ('check' in found && 'key' in found) return [found as Setting<unknown>]
  return Object.values(found).flatMap(settingsIn)
}

const textModules = import.meta.glob(['../**/texts.ts', '../**/texts/*.ts'], { eager: true })

/** All texts that a shop may override: the Polish defaults by key. */
export const allTexts = new Map(
  textsIn(Object.values(textModules))
    .flatMap(textKeys)
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, template }) => [key, template]),
)

function textsIn(found: unknown): Text[] {
  if (typeof found !== 'object' || found === null) return []
  if ('template' in found && 'key' in found) return [found as Text]
  return Object.values(found).flatMap(textsIn)
}

import type { Setting } from '#shared/setting.ts'

const modules = import.meta.glob(['../features/*/settings.ts', './doctor/settings.ts'], { eager: true })

/** Everything that a merchant may set, by key: what the settings.ts of features and of doctor export. */
export const allSettings = new Map(
  settingsIn(Object.values(modules))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map((setting) => [setting.key, setting]),
)

function settingsIn(found: unknown): Setting<unknown>[] {
  if (typeof found !== 'object' || found === null) return []
  if ('check' in found && 'key' in found) return [found as Setting<unknown>]
  return Object.values(found).flatMap(settingsIn)
}

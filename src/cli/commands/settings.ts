import type { Command } from 'commander'
import { changeSetting, changeText } from '#features/staff/actions.ts'
import { logSecurityEvent } from '#platform/security-log.ts'
import type { Setting } from '#shared/setting.ts'
import { allSettings, allTexts } from '../settings-and-texts.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

/** settings list | get | set | reset | text */
export function addSettings(program: Command, terminal: Terminal): void {
  const settings = program.command('settings').description('Ustawienia sklepu i jego własne słowa')
  settings
    .command('list')
    .description('wszystkie ustawienia; * przy zmienionych')
    .action(() => list(terminal))
  settings
    .command('get')
    .description('wartość ustawienia')
    .argument('<klucz>')
    .action((key: string) => get(terminal, key))
  settings
    .command('set')
    .description('zmienia ustawienie, od razu i wszędzie')
    .argument('<klucz>')
    .argument('<wartość>')
    .action((key: string, value: string) => set(terminal, key, value))
  settings
    .command('reset')
    .description('przywraca wartość domyślną')
    .argument('<klucz>')
    .action((key: string) => set(terminal, key, null))
  settings
    .command('text')
    .description('słowa sklepu: bez argumentów lista, bez słów obecne brzmienie; puste słowa przywracają domyślne')
    .argument('[klucz]')
    .argument('[słowa]')
    .action((key?: string, words?: string) => text(terminal, key, words))
}

async function list(terminal: Terminal): Promise<void> {
  const shop = await commandContext(terminal)
  for (const setting of allSettings.values()) {
    const value = shop.settings.get(setting)
    const changed = JSON.stringify(value) === JSON.stringify(setting.default) ? ' ' : '*'
    await printLine(terminal, `${changed} ${setting.key} = ${formatValue(value)}\n    ${setting.description}`)
  }
}

async function get(terminal: Terminal, key: string): Promise<void> {
  const setting = requireSetting(key)
  await printLine(terminal, formatValue((await commandContext(terminal)).settings.get(setting)))
}

async function set(terminal: Terminal, key: string, raw: string | null): Promise<void> {
  const setting = requireSetting(key)
  const changed = await changeSetting(await commandContext(terminal), { setting, raw })
  if (!changed.ok) throw new CommandRefused(`„${raw}” nie może być wartością ${key}: ${setting.description}`)
  logSecurityEvent('authz_admin', { action: 'setting', key })
  await printLine(terminal, `${key} = ${formatValue(changed.value)}`)
}

async function text(terminal: Terminal, key?: string, words?: string): Promise<void> {
  const shop = await commandContext(terminal)
  if (key === undefined) {
    for (const [name, template] of allTexts)
      await printLine(
        terminal,
        `${Object.hasOwn(shop.textOverrides, name) ? '*' : ' '} ${name} = ${shop.textOverrides[name] ?? template}`,
      )
    return
  }
  const template = allTexts.get(key)
  if (template === undefined) throw new CommandRefused(`Nie ma tekstu „${key}”. Wszystkie: settings text`)
  if (words === undefined) return printLine(terminal, shop.textOverrides[key] ?? template)
  const changed = await changeText(shop, { key, template, words: words || null })
  if (!changed.ok)
    throw new CommandRefused(
      changed.problem.reason === 'too-long'
        ? 'Tekst jest za długi: najwyżej 10 000 znaków.'
        : `Tego tekstu nic nie wypełni: ${changed.problem.places.join(', ')}. Domyślny brzmi: ${template}`,
    )
  logSecurityEvent('authz_admin', { action: 'words', key })
  await printLine(terminal, `${key} = ${words || template}`)
}

function requireSetting(key: string): Setting<unknown> {
  const setting = allSettings.get(key)
  if (!setting) throw new CommandRefused(`Nie ma ustawienia „${key}”. Wszystkie: settings list`)
  return setting
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

import { readFile, stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { getSellingGaps } from '#features/checkout/views/checkout.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { type ShopPictures, setUpShop } from '#features/setup/actions.ts'
import { setupFieldNames } from '#features/setup/rules.ts'
import { setupAnswerTexts } from '#features/setup/texts.ts'
import { storePicture } from '#platform/pictures/picture-store.ts'
import { translate } from '#shared/text.ts'
import { demoCredentials } from '../demo/demo-clients.ts'
import { describeSellingGaps } from '../format.ts'
import { CommandRefused, commandContext, printLine, readSmallFile, resolvePath, type Terminal } from '../terminal.ts'

/** The format of the answers file. */
const example = {
  ...{ shopName: 'Kram z pracowni', name: 'Anna Nowak Ceramika', taxNumber: '999-041-70-04' },
  ...{ registry: 'CEIDG, REGON 999731840', street: 'ul. Garncarska 12', postcode: '03-718', city: 'Warszawa' },
  ...{ email: 'sklep@example.com', phone: '22 000 01 45' },
  ...{ transfer: 'tak', bankAccount: '04 9990 0012 0000 2026 0001 0017' },
  ...{ courierCost: '16,90', courierFreeFrom: '250', courierCashCost: '21,90', courierDays: '1-2' },
  ...{
    lockerCost: '13,90',
    pickup: 'nie',
    sameDayUntil: '12:00',
    accent: '#1f4d3f',
    background: '#faf7f2',
    logo: 'logo.png',
    icon: 'ikona.png',
  },
}

/** new [FILE] */
export function addNew(program: Command, terminal: Terminal): void {
  program
    .command('new')
    .description(
      'zakłada własny sklep: pyta o sprzedawcę, płatność, dostawę i wygląd, przygotowuje strony; ponownie: zmienia to, co podasz',
    )
    .argument('[plik]', 'odpowiedzi w pliku JSON, dla skryptów; bez niego pyta')
    .option('--example', 'pokaż wzór takiego pliku', false)
    .action((file: string | undefined, options: { example: boolean }) =>
      options.example ? printLine(terminal, JSON.stringify(example, null, 2)) : create(terminal, file),
    )
}

async function create(terminal: Terminal, file: string | undefined): Promise<void> {
  if (file === undefined)
    throw new CommandRefused('Nie ma kogo zapytać. Podaj plik z odpowiedziami; jego wzór: new --example > sklep.json')
  const raw = readAnswersFile(await readSmallFile(terminal, file))
  await terminal.appContext('mayCreate')
  const shop = await commandContext(terminal)
  if ((await demoCredentials(shop)).length > 0)
    throw new CommandRefused(
      'To jest sklep pokazowy, z publicznymi hasłami. Własny załóż na pustej bazie albo w innym DATA_FOLDER.',
    )
  const pictures = await storeAnswerPictures(terminal, raw)
  const result = await setUpShop(shop, raw, pictures)
  if (!result.ok) throw new CommandRefused(problemLines(result.problem).join('\n'))
  const { plan, pages } = result.value
  await printLine(terminal, `Sklep „${plan.seller.shopName}”, sprzedawca: ${plan.seller.name}.`)
  if (pages.length > 0)
    await printLine(
      terminal,
      `Przygotowane strony: ${pages.join(', ')}. To wzory: niech przeczyta je prawnik (pages list).`,
    )
  const gaps = await getSellingGaps(await freshContext(terminal))
  if (gaps.length === 0) return printLine(terminal, 'Sklep może przyjmować zamówienia.')
  await printLine(terminal, 'Zanim ktokolwiek zamówi, brakuje:')
  for (const line of describeSellingGaps(gaps)) await printLine(terminal, `  ${line}`)
}

/** Another process receives settings by a notification, which may still be under way. */
async function freshContext(terminal: Terminal) {
  await (await terminal.appContext()).reloadSettings()
  return commandContext(terminal)
}

function readAnswersFile(text: string): Record<string, unknown> {
  try {
    const raw: unknown = JSON.parse(text)
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Record<string, unknown>
  } catch {}
  throw new CommandRefused('Plik z odpowiedziami to obiekt JSON; jego wzór: new --example')
}

/** Pictures of the answers, relative to the file or the working folder; copies them into the shop's pictures. */
async function storeAnswerPictures(terminal: Terminal, raw: Record<string, unknown>): Promise<ShopPictures> {
  const pictures: ShopPictures = {}
  for (const name of ['logo', 'icon'] as const) {
    const file = raw[name]
    if (typeof file !== 'string' || file === '') continue
    const path = resolvePath(terminal, file)
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) throw new CommandRefused(`${name}: nie ma pliku ${path}.`)
    const stored = await storePicture(terminal.config.dataFolder, await readFile(path))
    if (!stored.ok) throw new CommandRefused(`${name}: ${translate(setupAnswerTexts.picture)} (${path})`)
    const { file: digest, width, height } = stored.value
    pictures[name] = { file: digest, width, height }
  }
  return pictures
}

function problemLines(problems: FieldProblems): string[] {
  return Object.entries(problems).map(([name, { text, values }]) => {
    const known = setupFieldNames.includes(name) ? '' : ` Są: ${setupFieldNames.join(', ')}`
    return `${name}: ${translate(text, values)}${known}`
  })
}

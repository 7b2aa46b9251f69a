import { readFile, stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { addPicture, removePicture } from '#features/catalogue/actions/product-overrides.ts'
import { type FailingPicture, getFailingPictures, getPictures } from '#features/catalogue/queries/product-media.ts'
import { retryFailedPictures } from '#features/pictures/actions.ts'
import { maxAttempts } from '#features/pictures/rules.ts'
import { storePicture } from '#platform/pictures/picture-store.ts'
import { ownProperty } from '#shared/own-property.ts'
import { translate } from '#shared/text.ts'
import { formatPolishTime } from '../order-output.ts'
import { parseWholeNumber } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, resolvePath, type Terminal } from '../terminal.ts'

const maxBytes = 30_000_000

/** pictures show | add | remove | list | retry */
export function addPictures(program: Command, terminal: Terminal): void {
  const pictures = program
    .command('pictures')
    .description('Zdjęcia towarów: własne, i te, których nie udało się pobrać')
  pictures
    .command('show')
    .description('zdjęcia towaru w ich kolejności: numer, wymiary, skąd, co na nich jest')
    .argument('<towar>', 'numer towaru, na końcu jego adresu')
    .action((product: string) => show(terminal, parseWholeNumber(product, 'Numer towaru')))
  pictures
    .command('add')
    .description('dokłada towarowi własne zdjęcie; własne stoją pierwsze i żaden import ich nie zdejmie')
    .argument('<towar>', 'numer towaru, na końcu jego adresu')
    .argument('<plik>', 'JPEG, PNG, WebP, AVIF albo GIF')
    .option('--alt <opis>', 'co jest na zdjęciu, dla tych, którzy go nie widzą; bez niego nazwa towaru', '')
    .action((product: string, file: string, { alt }: { alt: string }) =>
      add(terminal, parseWholeNumber(product, 'Numer towaru'), file, alt),
    )
  pictures
    .command('remove')
    .description('zdejmuje własne zdjęcie towaru')
    .argument('<towar>')
    .argument('<numer>', 'numer zdjęcia z pictures show')
    .action(async (product: string, picture: string) => {
      const productId = parseWholeNumber(product, 'Numer towaru')
      if (!(await removePicture(await commandContext(terminal), productId, parseWholeNumber(picture, 'Numer zdjęcia'))))
        throw new CommandRefused(`Towar ${product} nie ma własnego zdjęcia ${picture}.`)
      await show(terminal, productId)
    })
  pictures
    .command('list')
    .description('towar (– w opisie), adres, powód i kiedy następna próba')
    .action(async () => {
      const failing = await getFailingPictures(await commandContext(terminal))
      for (const picture of failing) await printLine(terminal, describeFailingPicture(picture))
      if (failing.length === 0) await printLine(terminal, 'Żadnego zdjęcia nie brakuje z powodu błędu.')
    })
  pictures
    .command('retry')
    .description('próbuje od razu jeszcze raz')
    .action(async () =>
      printLine(terminal, `do pobrania: ${await retryFailedPictures(await commandContext(terminal))}`),
    )
}

async function show(terminal: Terminal, productId: number): Promise<void> {
  const pictures = await getPictures(await commandContext(terminal), productId)
  for (const { id, alt, width, height, own, source, state } of pictures) {
    const size = state === 'ready' ? `${width} × ${height}` : 'jeszcze nie pobrane'
    await printLine(terminal, `${id}  ${size}  ${own ? 'własne' : (source ?? 'z importu')}  ${alt}`)
  }
  if (pictures.length === 0) await printLine(terminal, `Towar ${productId} nie ma zdjęć.`)
}

async function add(terminal: Terminal, productId: number, file: string, alt: string): Promise<void> {
  const path = resolvePath(terminal, file)
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new CommandRefused(`Nie ma pliku ${path}.`)
  if (found.size > maxBytes) throw new CommandRefused('Zdjęcie może mieć najwyżej 30 MB.')
  const stored = await storePicture(terminal.config.dataFolder, await readFile(path))
  if (!stored.ok) throw new CommandRefused(`To nie jest zdjęcie, które umiem pokazać: ${path}.`)
  const added = await addPicture(await commandContext(terminal), { productId, alt, ...stored.value })
  if (!added.ok) throw new CommandRefused(translate(added.problem.text, added.problem.values))
  await show(terminal, productId)
}

/**
 * One line about a picture that failed to download: its product (– within a text), its URL, the reason and the next attempt.
 */
function describeFailingPicture({ productId, sourceUrl, error, attempts, nextAttempt }: FailingPicture): string {
  const next = nextAttempt
    ? `próba ${attempts} z ${maxAttempts}, następna po ${formatPolishTime(nextAttempt)}`
    : `poddane po próbach: ${attempts}`
  return `${productId ?? '–'}  ${sourceUrl}  ${failureReason(error)}; ${next}`
}

const failureReasons: Record<string, string> = {
  'status-401': 'adres wymaga zalogowania (401)',
  'status-403': 'źródło nie daje go sklepowi (403)',
  'status-404': 'nie ma go pod tym adresem (404)',
  'status-410': 'nie ma go już pod tym adresem (410)',
  'status-429': 'źródło prosi o przerwę (429)',
  'unknown-host': 'nie ma takiego serwera',
  'not-reachable': 'serwer nie odpowiada',
  'too-slow': 'trwało za długo',
  'too-many-bytes': 'plik jest za duży',
  'too-many-redirects': 'adres prowadzi w kółko',
  'private-address': 'adres należy do sieci sklepu',
  'not-an-address': 'to nie jest adres http ani https',
  'not-a-picture': 'to nie jest zdjęcie',
}

function failureReason(error: string): string {
  const known = ownProperty(failureReasons, error)
  if (known) return known
  const [, status] = /^status-(\d+)$/.exec(error) ?? []
  return status ? `źródło odpowiada błędem (${status})` : error
}

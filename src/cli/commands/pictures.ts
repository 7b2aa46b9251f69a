import { readFile, stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { addPicture, removePicture } from '#features/catalogue/actions/own-pictures.ts'
import { failingPictures } from '#features/catalogue/reads/failing-pictures.ts'
import { picturesOf } from '#features/catalogue/reads/pictures-of.ts'
import { retryFailedPictures } from '#features/pictures/actions/retry-failed-pictures.ts'
import { say } from '#shared/text.ts'
import { storePicture } from '../../platform/pictures/store-picture.ts'
import { openShop } from '../open-shop.ts'
import { pictureWords } from '../picture-words.ts'
import { CommandRefused, pathFrom, print, type Terminal } from '../terminal.ts'
import { wholeNumber } from '../whole-number.ts'

const mostBytes = 30_000_000

/** pictures show | add | remove | list | retry */
export function addPictures(program: Command, terminal: Terminal): void {
  const pictures = program
    .command('pictures')
    .description('Zdjęcia towarów: własne, i te, których nie udało się pobrać')
  pictures
    .command('show')
    .description('zdjęcia towaru w ich kolejności: numer, wymiary, skąd, co na nich jest')
    .argument('<towar>', 'numer towaru, na końcu jego adresu')
    .action((product: string) => show(terminal, wholeNumber(product, 'Numer towaru')))
  pictures
    .command('add')
    .description('dokłada towarowi własne zdjęcie; własne stoją pierwsze i żaden import ich nie zdejmie')
    .argument('<towar>', 'numer towaru, na końcu jego adresu')
    .argument('<plik>', 'JPEG, PNG, WebP, AVIF albo GIF')
    .option('--alt <opis>', 'co jest na zdjęciu, dla tych, którzy go nie widzą; bez niego nazwa towaru', '')
    .action((product: string, file: string, { alt }: { alt: string }) =>
      add(terminal, wholeNumber(product, 'Numer towaru'), file, alt),
    )
  pictures
    .command('remove')
    .description('zdejmuje własne zdjęcie towaru')
    .argument('<towar>')
    .argument('<numer>', 'numer zdjęcia z pictures show')
    .action(async (product: string, picture: string) => {
      const productId = wholeNumber(product, 'Numer towaru')
      if (!(await removePicture(await openShop(terminal), productId, wholeNumber(picture, 'Numer zdjęcia'))))
        throw new CommandRefused(`Towar ${product} nie ma własnego zdjęcia ${picture}.`)
      await show(terminal, productId)
    })
  pictures
    .command('list')
    .description('towar (– w opisie), adres, powód i kiedy następna próba')
    .action(async () => {
      const failing = await failingPictures(await openShop(terminal))
      for (const picture of failing) await print(terminal, pictureWords(picture))
      if (failing.length === 0) await print(terminal, 'Żadnego zdjęcia nie brakuje z powodu błędu.')
    })
  pictures
    .command('retry')
    .description('próbuje od razu jeszcze raz')
    .action(async () => print(terminal, `do pobrania: ${await retryFailedPictures(await openShop(terminal))}`))
}

async function show(terminal: Terminal, productId: number): Promise<void> {
  const pictures = await picturesOf(await openShop(terminal), productId)
  for (const { id, alt, width, height, own, source, state } of pictures) {
    const size = state === 'ready' ? `${width} × ${height}` : 'jeszcze nie pobrane'
    await print(terminal, `${id}  ${size}  ${own ? 'własne' : (source ?? 'z importu')}  ${alt}`)
  }
  if (pictures.length === 0) await print(terminal, `Towar ${productId} nie ma zdjęć.`)
}

async function add(terminal: Terminal, productId: number, file: string, alt: string): Promise<void> {
  const path = pathFrom(terminal, file)
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new CommandRefused(`Nie ma pliku ${path}.`)
  if (found.size > mostBytes) throw new CommandRefused('Zdjęcie może mieć najwyżej 30 MB.')
  const stored = await storePicture(terminal.config.dataFolder, await readFile(path))
  if (!stored.ok) throw new CommandRefused(`To nie jest zdjęcie, które umiem pokazać: ${path}.`)
  const added = await addPicture(await openShop(terminal), { productId, alt, ...stored.value })
  if (!added.ok) throw new CommandRefused(say(added.problem.text, added.problem.values))
  await show(terminal, productId)
}

import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Command } from 'commander'
import { attachFiles, detachFile } from '#features/catalogue/actions/attach-files.ts'
import { attachmentsOf } from '#features/catalogue/reads/attachments.ts'
import { fileWords } from '#features/catalogue/rules/file-type.ts'
import { say } from '#shared/text.ts'
import { storeFile } from '../../platform/files/store-file.ts'
import { openShop } from '../open-shop.ts'
import { CommandRefused, pathFrom, print, type Terminal } from '../terminal.ts'
import { wholeNumber } from '../whole-number.ts'

const mostBytes = 100_000_000

/** files list | add | remove */
export function addFiles(program: Command, terminal: Terminal): void {
  const files = program
    .command('files')
    .description('Pliki do pobrania na stronie towaru: instrukcje, nagrania, zdjęcia')
  files
    .command('list')
    .description('numer, nazwa i rozmiar każdego')
    .argument('<towar>', 'numer towaru, na końcu jego adresu')
    .action(async (product: string) => list(terminal, wholeNumber(product, 'Numer towaru')))
  files
    .command('add')
    .description('dokłada plik; dźwięk i film odtworzy strona, resztę się pobiera')
    .argument('<towar>', 'numer towaru, na końcu jego adresu')
    .argument('<plik>', 'najwyżej 100 MB')
    .option('--name <nazwa>', 'co przeczytają kupujący; bez niej nazwa pliku')
    .action((product: string, file: string, { name }: { name?: string }) =>
      add(terminal, wholeNumber(product, 'Numer towaru'), file, name),
    )
  files
    .command('remove')
    .description('zdejmuje plik ze strony towaru')
    .argument('<towar>')
    .argument('<numer>', 'numer pliku z files list')
    .action(async (product: string, file: string) => {
      const productId = wholeNumber(product, 'Numer towaru')
      if (!(await detachFile(await openShop(terminal), productId, wholeNumber(file, 'Numer pliku'))))
        throw new CommandRefused(`Towar ${product} nie ma pliku ${file}.`)
      await list(terminal, productId)
    })
}

async function add(terminal: Terminal, productId: number, file: string, name?: string): Promise<void> {
  const path = pathFrom(terminal, file)
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new CommandRefused(`Nie ma pliku ${path}.`)
  if (found.size > mostBytes) throw new CommandRefused('Plik może mieć najwyżej 100 MB.')
  const shop = await openShop(terminal)
  const bytes = await readFile(path)
  const fileName = basename(path)
  const answer = await attachFiles(shop, [
    {
      productId,
      name: name ?? basename(path, extname(path)),
      fileName,
      file: await storeFile(terminal.config.dataFolder, bytes),
      bytes: bytes.length,
    },
  ])
  if (!answer.ok) throw new CommandRefused(say(answer.problem.text, answer.problem.values))
  await list(terminal, productId)
}

async function list(terminal: Terminal, productId: number): Promise<void> {
  for (const { id, name, fileName, bytes } of await attachmentsOf(await openShop(terminal), productId))
    await print(terminal, `${id}  ${name}  ${fileName} (${fileWords(fileName, bytes)})`)
}

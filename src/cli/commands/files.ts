import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Command } from 'commander'
import { attachFiles, detachFile } from '#features/catalogue/actions/product-overrides.ts'
import { getAttachments } from '#features/catalogue/queries/product-media.ts'
import { fileDescription } from '#features/catalogue/rules/file-type.ts'
import { storeFile } from '#platform/stored-files.ts'
import { translate } from '#shared/text.ts'
import { parseWholeNumber } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, resolvePath, type Terminal } from '../terminal.ts'

const maxBytes = 100_000_000

/** files list | add | remove */
export function addFiles(program: Command, terminal: Terminal): void {
  const files = program
    .command('files')
    .description('Pliki do pobrania na stronie towaru: instrukcje, nagrania, zdjęcia')
  files
    .command('list')
    .description('numer, nazwa i rozmiar każdego')
    .argument('<towar>', 'numer towaru, na końcu jego adresu')
    .action(async (product: string) => list(terminal, parseWholeNumber(product, 'Numer towaru')))
  files
    .command('add')
    .description('dokłada plik; dźwięk i film odtworzy strona, resztę się pobiera')
    .argument('<towar>', 'numer towaru, na końcu jego adresu')
    .argument('<plik>', 'najwyżej 100 MB')
    .option('--name <nazwa>', 'co przeczytają kupujący; bez niej nazwa pliku')
    .action((product: string, file: string, { name }: { name?: string }) =>
      add(terminal, parseWholeNumber(product, 'Numer towaru'), file, name),
    )
  files
    .command('remove')
    .description('zdejmuje plik ze strony towaru')
    .argument('<towar>')
    .argument('<numer>', 'numer pliku z files list')
    .action(async (product: string, file: string) => {
      const productId = parseWholeNumber(product, 'Numer towaru')
      if (!(await detachFile(await commandContext(terminal), productId, parseWholeNumber(file, 'Numer pliku'))))
        throw new CommandRefused(`Towar ${product} nie ma pliku ${file}.`)
      await list(terminal, productId)
    })
}

async function add(terminal: Terminal, productId: number, file: string, name?: string): Promise<void> {
  const path = resolvePath(terminal, file)
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new CommandRefused(`Nie ma pliku ${path}.`)
  if (found.size > maxBytes) throw new CommandRefused('Plik może mieć najwyżej 100 MB.')
  const shop = await commandContext(terminal)
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
  if (!answer.ok) throw new CommandRefused(translate(answer.problem.text, answer.problem.values))
  await list(terminal, productId)
}

async function list(terminal: Terminal, productId: number): Promise<void> {
  for (const { id, name, fileName, bytes } of await getAttachments(await commandContext(terminal), productId))
    await printLine(terminal, `${id}  ${name}  ${fileName} (${fileDescription(fileName, bytes)})`)
}

import type { Command } from 'commander'
import { retryFailedPictures } from '#features/pictures/actions/retry-failed-pictures.ts'
import { failedPictures } from '#features/pictures/reads/failed-pictures.ts'
import { openShop } from '../open-shop.ts'
import { print, type Terminal } from '../terminal.ts'

/** pictures list | retry */
export function addPictures(program: Command, terminal: Terminal): void {
  const pictures = program.command('pictures').description('Zdjęcia, których nie udało się pobrać')
  pictures
    .command('list')
    .description('towar (– w opisie), adres i powód')
    .action(async () => {
      for (const { productId, sourceUrl, error } of await failedPictures(await openShop(terminal)))
        await print(terminal, `${productId ?? '–'}  ${sourceUrl}  ${error}`)
    })
  pictures
    .command('retry')
    .description('próbuje jeszcze raz')
    .action(async () => print(terminal, `do pobrania: ${await retryFailedPictures(await openShop(terminal))}`))
}

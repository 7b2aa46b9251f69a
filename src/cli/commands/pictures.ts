import type { Command } from 'commander'
import { retryFailedPictures } from '#features/pictures/actions/retry-failed-pictures.ts'
import { failingPictures } from '#features/pictures/reads/failing-pictures.ts'
import { openShop } from '../open-shop.ts'
import { pictureWords } from '../picture-words.ts'
import { print, type Terminal } from '../terminal.ts'

/** pictures list | retry */
export function addPictures(program: Command, terminal: Terminal): void {
  const pictures = program.command('pictures').description('Zdjęcia, których nie udało się pobrać')
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

import type { Command } from 'commander'
import { printLine, type Terminal } from '../terminal.ts'

/** jobs list | retry */
export function addJobs(program: Command, terminal: Terminal): void {
  const jobs = program.command('jobs').description('Prace w tle, które się nie udały: listy, zdjęcia, porządki')
  jobs
    .command('list')
    .description('praca, jej dane i powód')
    .action(async () => {
      for (const { name, data, reason } of await (await terminal.appContext()).queue.failed())
        await printLine(terminal, `${name}  ${JSON.stringify(data)}  ${reason}`)
    })
  jobs
    .command('retry')
    .description('próbuje jeszcze raz')
    .action(async () => printLine(terminal, `do zrobienia: ${await (await terminal.appContext()).queue.retryFailed()}`))
}

import type { Command } from 'commander'
import { getConsentHistory } from '#features/consent/queries.ts'
import { formatMoment } from '#shared/day.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

/** consent show */
export function addConsent(program: Command, terminal: Terminal): void {
  program
    .command('consent')
    .description('Zgody odwiedzających')
    .command('show')
    .description('co i kiedy odpowiedział ktoś, kto podaje swój numer')
    .argument('<numer>', 'trzecia część ciasteczka cookie-consent, po ostatniej kropce')
    .action((number: string) => show(terminal, number))
}

async function show(terminal: Terminal, number: string): Promise<void> {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(number))
    throw new CommandRefused('Numer zgody wygląda tak: 0b8c1a52-3d4e-4f60-8a7b-9c0d1e2f3a4b')
  const history = await getConsentHistory(await commandContext(terminal), number)
  if (history.length === 0)
    throw new CommandRefused('Nikt nie odpowiedział pod tym numerem albo minął czas przechowywania.')
  for (const { givenAt, round, allowed, words } of history) {
    const { date, time } = formatMoment(givenAt)
    await printLine(terminal, `${date} ${time}, pytanie ${round}: ${allowed.join(', ') || 'tylko niezbędne'}`)
    await printLine(terminal, `  ${words}`)
  }
}

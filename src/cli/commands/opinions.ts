import type { Command } from 'commander'
import { answerOpinion, decideOnOpinion } from '#features/opinions/actions/moderate-opinion.ts'
import { listOpinions, type WrittenOpinion } from '#features/opinions/queries/written-opinions.ts'
import { type OpinionState, opinionStates } from '#features/opinions/rules/opinion.ts'
import { formatPolishTime } from '../order-output.ts'
import { parseWholeNumber } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

/** opinions list | publish | reject | answer */
export function addOpinions(program: Command, terminal: Terminal): void {
  const opinions = program.command('opinions').description('Opinie o towarach i o sklepie')
  opinions
    .command('list')
    .description('opinie, które czekają na publikację, od najstarszej')
    .option('--all', 'także opublikowane i odrzucone', false)
    .option('--state <stan>', opinionStates.map((state) => `${state} (${stateNames[state]})`).join(', '))
    .option('--limit <ile>', 'ile najwyżej', '50')
    .action((options: { all: boolean; state?: string; limit: string }) => list(terminal, options))
  opinions
    .command('publish')
    .description('pokazuje opinie w sklepie')
    .argument('<numer...>')
    .action((ids: string[]) => publish(terminal, ids))
  opinions
    .command('reject')
    .description('nie pokazuje opinii albo zdejmuje ją ze sklepu; powód widzi jej autor')
    .argument('<numer>')
    .requiredOption(
      '--reason <tekst>',
      'dlaczego; ocena niska to nie powód (art. 7 pkt 26 ustawy o nieuczciwych praktykach)',
    )
    .action((id: string, { reason }: { reason: string }) => reject(terminal, id, reason))
  opinions
    .command('answer')
    .description('odpowiedź sklepu pod opinią; pusta ją usuwa')
    .argument('<numer>')
    .argument('<tekst>')
    .action((id: string, text: string) => answer(terminal, id, text))
}

const stateNames: Record<OpinionState, string> = {
  waiting: 'czeka',
  published: 'opublikowana',
  rejected: 'odrzucona',
}

async function list(
  terminal: Terminal,
  { all, state: named, limit }: { all: boolean; state?: string; limit: string },
): Promise<void> {
  const state = named === undefined ? 'waiting' : opinionStates.find((state) => state === named)
  if (!state) throw new CommandRefused(`Nie ma stanu „${named}”. Są: ${opinionStates.join(', ')}.`)
  const found = await listOpinions(await commandContext(terminal), {
    state: all ? null : state,
    limit: parseWholeNumber(limit, '--limit'),
  })
  for (const opinion of found) await printLine(terminal, textOf(opinion))
  if (found.length === 0) await printLine(terminal, 'Nie ma takich opinii.')
}

function textOf(opinion: WrittenOpinion): string {
  const { id, productId, productName, rating, author, state, reason, isConfirmed, orderNumber, writtenAt } = opinion
  const about = productId === null ? 'sklep' : `${productName} (nr ${productId})`
  const order = orderNumber === null ? '' : ` ${orderNumber}`
  const proof = isConfirmed ? `zakup potwierdzony${order && `: zamówienie${order}`}` : 'zakup niepotwierdzony'
  return [
    `${id}  ${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}  ${about}`,
    `  ${author}, ${formatPolishTime(writtenAt)}, ${stateNames[state]}, ${proof}`,
    ...opinion.content.split('\n').map((line) => `  ${line}`),
    ...(reason ? [`  powód odrzucenia: ${reason}`] : []),
    ...(opinion.answer ? [`  odpowiedź sklepu: ${opinion.answer}`] : []),
  ].join('\n')
}

async function publish(terminal: Terminal, ids: string[]): Promise<void> {
  const shop = await commandContext(terminal)
  for (const id of ids.map(readId)) {
    if (!(await decideOnOpinion(shop, id, { state: 'published' }))) throw unknown(id)
    await printLine(terminal, `Opinia ${id} jest opublikowana.`)
  }
}

async function reject(terminal: Terminal, typed: string, typedReason: string): Promise<void> {
  const id = readId(typed)
  const reason = typedReason.trim()
  if (reason === '') throw new CommandRefused('Podaj powód: --reason "…". Zobaczy go autor opinii.')
  const ended = /[.!?]$/.test(reason) ? reason : `${reason}.`
  if (!(await decideOnOpinion(await commandContext(terminal), id, { state: 'rejected', reason: ended })))
    throw unknown(id)
  await printLine(terminal, `Opinia ${id} jest odrzucona. Autor widzi powód tam, gdzie ją napisał.`)
}

async function answer(terminal: Terminal, typed: string, text: string): Promise<void> {
  const id = readId(typed)
  if (!(await answerOpinion(await commandContext(terminal), id, text.trim()))) throw unknown(id)
  await printLine(terminal, text.trim() ? `Odpowiedź jest pod opinią ${id}.` : `Opinia ${id} nie ma już odpowiedzi.`)
}

function readId(typed: string): number {
  return parseWholeNumber(typed, '<numer>')
}

function unknown(id: number): CommandRefused {
  return new CommandRefused(`Nie ma opinii ${id}. Wszystkie: opinions list --all`)
}

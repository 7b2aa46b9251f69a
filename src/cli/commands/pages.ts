import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Command } from 'commander'
import { type DraftOutcome, publishDraft, savePageDraft } from '#features/content/actions.ts'
import { type PageFileProblem, readPageFile } from '#features/content/checks/page-file.ts'
import { findPageDraft, findPublishedSource, getPageStates, type PageState } from '#features/content/queries.ts'
import { pagePlaceholders } from '#features/content/rules/placeholders.ts'
import { warsawMidnight } from '#shared/day.ts'
import { urls } from '#shared/urls.ts'
import { transaction } from '#shop'
import { formatPolishTime } from '../order-output.ts'
import { parseDay, parseWholeNumber } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, readSmallFile, resolvePath, type Terminal } from '../terminal.ts'

interface PublishOptions {
  all: boolean
  from?: string
  read: boolean
}

/** pages list | show | load | publish */
export function addPages(program: Command, terminal: Terminal): void {
  const pages = program.command('pages').description('Strony sklepu: regulamin, prywatność, dostawa, zwroty, kontakt …')
  pages
    .command('list')
    .description('wszystkie strony: co widzą kupujący i co jest przygotowane')
    .action(() => list(terminal))
  pages
    .command('show')
    .description('treść strony: przygotowana, a gdy jej nie ma, opublikowana; do pliku: … > regulamin.md')
    .argument('<strona>', 'jak w adresie: regulamin')
    .option('--version <numer>', 'ta wersja: wersja regulaminu stoi przy każdym zamówieniu')
    .action((slug: string, { version }: { version?: string }) => show(terminal, slug, version))
  pages
    .command('load')
    .description('przygotowuje strony z plików Markdown; kupujący zobaczą je po: pages publish')
    .argument('<pliki...>', 'regulamin.md albo folder; nazwa to adres (10-regulamin.md: także miejsce w stopce)')
    .action((files: string[]) => load(terminal, files))
  pages
    .command('publish')
    .description('pokazuje kupującym to, co przygotowane, jako nową wersję; stare wersje zostają')
    .argument('[strony...]')
    .option('--all', 'wszystkie przygotowane', false)
    .option('--from <dzień>', 'od którego dnia: 2026-12-01 (zmiany regulaminu ogłasza się wcześniej)')
    .option('--read', 'przeczytał je prawnik: znika przypomnienie', false)
    .action((slugs: string[], options: PublishOptions) => publish(terminal, slugs, options))
}

async function list(terminal: Terminal): Promise<void> {
  const shop = await commandContext(terminal)
  const states = await getPageStates(shop)
  for (const state of states) await printLine(terminal, formatPageState(state, shop.now))
  if (states.length === 0)
    await printLine(terminal, 'Nie ma stron. Wzory tworzy: new, własne pliki wczytuje: pages load')
  else if (states.some(({ unreadTemplate }) => unreadTemplate))
    await printLine(terminal, '! z wzoru: niech przeczyta je prawnik, potem: pages publish <strona> --read')
}

async function show(terminal: Terminal, slug: string, input: string | undefined): Promise<void> {
  const shop = await commandContext(terminal)
  const version = input === undefined ? null : parseWholeNumber(input, '--version')
  const draft = version === null ? await findPageDraft(shop, slug) : null
  const found = draft ? { title: draft.title, source: draft.markdown } : await findPublishedSource(shop, slug, version)
  if (!found)
    throw new CommandRefused(
      version === null
        ? `Nie ma strony „${slug}”. Wszystkie: pages list`
        : `Nie ma wersji ${version} strony „${slug}”.`,
    )
  await printLine(terminal, `# ${found.title}\n\n${found.source}`)
}

/** Loads all files or none: an error in the last file leaves nothing half loaded. */
async function load(terminal: Terminal, paths: string[]): Promise<void> {
  const files = (await Promise.all(paths.map((file) => filesAt(terminal, file)))).flat()
  const pages = await Promise.all(
    files.map(async (file) => ({ file, read: readPageFile(basename(file), await readSmallFile(terminal, file)) })),
  )
  const problems = pages.flatMap(({ file, read }) => (read.ok ? [] : `${file}: ${describePageProblem(read.problem)}`))
  if (problems.length > 0) throw new CommandRefused(problems.join('\n'))
  const outcomes = await transaction(await commandContext(terminal), async (shop) => {
    const saved: { slug: string; outcome: DraftOutcome }[] = []
    for (const { read } of pages)
      if (read.ok)
        saved.push({
          slug: read.value.slug,
          outcome: await savePageDraft(shop, { ...read.value, unreadTemplate: false }),
        })
    return saved
  })
  for (const { slug, outcome } of outcomes) await printLine(terminal, `${slug}: ${draftOutcomeLabels[outcome]}`)
  await printLine(terminal, 'Kupujący zobaczą przygotowane strony po: pages publish --all')
}

async function filesAt(terminal: Terminal, file: string): Promise<string[]> {
  const path = resolvePath(terminal, file)
  const found = await stat(path).catch(() => null)
  if (!found?.isDirectory()) return [path]
  const names = (await readdir(path)).filter((name) => name.endsWith('.md')).sort()
  if (names.length === 0) throw new CommandRefused(`W folderze ${path} nie ma plików .md.`)
  return names.map((name) => join(path, name))
}

async function publish(terminal: Terminal, paths: string[], { all, from, read }: PublishOptions): Promise<void> {
  const shop = await commandContext(terminal)
  const slugs = all ? draftedSlugs(await getPageStates(shop), read) : paths
  if (slugs.length === 0)
    throw new CommandRefused(all ? 'Nic nie jest przygotowane.' : 'Podaj strony albo --all. Przygotowane: pages list')
  const validFrom = from === undefined ? undefined : startOfDay(from, shop.now)
  const versions = await transaction(shop, async (shop) => {
    const published: string[] = []
    for (const slug of slugs) {
      const answer = await publishDraft(shop, { slug, validFrom, read })
      if (!answer.ok) throw new CommandRefused(`Strona „${slug}” nie ma przygotowanej zmiany. Wszystkie: pages list`)
      published.push(`${slug}: wersja ${answer.value}, ${shop.publicUrl}${urls.content(slug)}`)
    }
    return published
  })
  for (const line of versions) await printLine(terminal, line)
}

/** The drafts to publish; a confirmation of reading also covers templates that were published unread. */
function draftedSlugs(states: PageState[], read: boolean): string[] {
  return states.filter(({ draftedAt, unreadTemplate }) => draftedAt || (read && unreadTemplate)).map(({ slug }) => slug)
}

function startOfDay(input: string, now: Date): Date {
  const moment = warsawMidnight(parseDay(input))
  if (moment < now) throw new CommandRefused(`Dzień ${input} już się zaczął. Bez --from strona obowiązuje od teraz.`)
  return moment
}

const draftOutcomeLabels: Record<DraftOutcome, string> = {
  new: 'przygotowana, nowa',
  changed: 'przygotowana, zmieniona',
  unchanged: 'bez zmian',
}

/** A page as `pages list` shows it; '!' marks an unread template. */
function formatPageState({ slug, title, version, validFrom, draftedAt, unreadTemplate }: PageState, now: Date): string {
  const coming = validFrom && validFrom > now ? ', jeszcze nie obowiązuje' : ''
  const published = version === null ? 'nieopublikowana' : `wersja ${version} od ${formatDay(validFrom)}${coming}`
  const drafted = draftedAt ? `, przygotowana zmiana z ${formatDay(draftedAt)}` : ''
  return `${unreadTemplate ? '!' : ' '} ${slug.padEnd(24)} ${title}: ${published}${drafted}`
}

function formatDay(time: Date | null): string {
  return time ? formatPolishTime(time).replace(/,.*/, '') : ''
}

/** The problems of a page's file. */
function describePageProblem(problem: PageFileProblem): string {
  switch (problem.reason) {
    case 'bad-name':
      return 'nazwa pliku jest adresem strony: małe litery bez polskich znaków, cyfry i łączniki, na końcu .md'
    case 'no-title':
      return 'pierwszy wiersz ma być tytułem: # Regulamin sklepu'
    case 'no-text':
      return 'pod tytułem nic nie ma'
    case 'too-long':
      return 'najwyżej 200 000 znaków'
    case 'unknown-places':
      return `tego nic nie wypełni: ${problem.places.map((placeholder) => `{${placeholder}}`).join(', ')}. Można: ${pagePlaceholders.map((placeholder) => `{${placeholder}}`).join(', ')}, a jako osobny akapit {products:/kategoria/…}, {products:/produkty/…}, {products:/szukaj?text=…}`
  }
}

import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/** Words of a private dialect by what the field says instead: nobody from another shop would guess them or search for them. */
const dialect: Record<string, string> = {
  whoever: 'the caller, the visitor, anyone who',
  anew: 'again, from scratch',
  deed: 'action',
  deeds: 'actions',
  judged: 'filtered, checked',
  judge: 'filter, check',
  lively: 'hydrated',
  liven: 'enhance',
  keeper: 'cache',
  house: 'AppContext',
  hear: 'invalidate, receive',
  told: 'shown, notified, visible',
  livened: 'enhanced',
  livens: 'enhances',
  hears: 'receives',
  heard: 'received',
  keepers: 'caches',
  judges: 'filters, checks',
}

/** Former names by today's: no identifier is called that. */
const formerNames: Record<string, string> = {
  openHouse: 'createAppContext',
  fewAtOnce: 'limitConcurrency',
  shareRunning: 'singleFlight',
  writeWhole: 'atomicWrite',
  livingProcess: 'processLiveness',
  countTry: 'rateLimit',
  safeAnswers: 'securityHeaders',
  inTime: 'requestTimeout',
  boundedBody: 'bodyLimit',
  standingConnection: 'listenConnection',
  keepPlans: 'preparedStatements',
  databaseAway: 'connectionErrors',
  Kept: 'SkipHydration',
  AsWritten: 'ServerHtml',
  AsMade: 'ServerOnly',
  Remembered: 'CachedRead',
  closeBeside: 'closeOnBackdropClick',
  firstPlaces: 'topK',
  setsInCommon: 'internedSets',
  numberLists: 'raggedArray',
  rowNumbers: 'idToRow',
  standingOf: 'score, subscriptionStatus',
  standingPrices: 'currentPrices',
  HeldLine: 'StoredLine',
  heldBasket: 'loadBasket',
  settleBasket: 'applyLineChanges',
  seeGoods: 'priceLines',
  seeBasket: 'priceBasket',
  lookIntoBasket: 'getBasket',
  tailor: 'applyLineOptions',
  room: 'limits, remainingLimits',
  LineTerms: 'LineOptions',
  tellWhoWaits: 'notifySubscribers',
  gather: 'data loader',
  boundQueries: 'queryLimits',
}

/** Names of addresses. */
const allowed = new Set(['houseNumber', 'buildingAndHouseNumber'])
const ofAddresses = /house number|number of the house/g

/** The words of an identifier: 'readHouseKeeper' is read, house, keeper. */
function wordsOf(identifier: string): string[] {
  return identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}

const lineAt = (source: string, position: number) => source.slice(0, position).split('\n').length

/** The dialect's words in the identifiers and comments of one file, each with its line. */
function dialectIn(name: string, source: string): string[] {
  const found: string[] = []
  const report = (position: number, words: string[]) => {
    for (const word of words)
      if (Object.hasOwn(dialect, word)) found.push(`${name}:${lineAt(source, position)} ${word} → ${dialect[word]}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !allowed.has(node.text)) report(node.getStart(), wordsOf(node.text))
    if (ts.isIdentifier(node) && Object.hasOwn(formerNames, node.text))
      found.push(`${name}:${lineAt(source, node.getStart())} ${node.text} → ${formerNames[node.text]}`)
    ts.forEachChild(node, visit)
  }
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  visit(file)
  for (const { pos, end } of commentsOf(file)) report(pos, wordsOf(source.slice(pos, end).replaceAll(ofAddresses, '')))
  return found
}

function commentsOf(file: ts.SourceFile): ts.CommentRange[] {
  const ranges = new Map<number, ts.CommentRange>()
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []) ranges.set(range.pos, range)
    for (const range of ts.getTrailingCommentRanges(file.text, node.getEnd()) ?? []) ranges.set(range.pos, range)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...ranges.values()]
}

describe('names and comments are plain', () => {
  const files = globSync('{src,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}').filter(
    (file) => !/generated|node_modules/.test(file) && file !== 'test/plain-names.test.ts',
  )

  test('no identifier and no comment has a word of the former dialect', () => {
    expect(files.length).toBeGreaterThan(1_000)
    expect(files.flatMap((file) => dialectIn(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  test('what breaks that is found with its line', () => {
    const source =
      'const keeperOf = 1\n/** Whoever hears it. */\nexport const shopHouse = keeperOf // told anew\nconst room = 2'
    expect(dialectIn('a.ts', source).map((line) => line.split(' ', 2).join(' '))).toEqual([
      'a.ts:1 keeper',
      'a.ts:3 house',
      'a.ts:3 keeper',
      'a.ts:4 room',
      'a.ts:2 whoever',
      'a.ts:2 hears',
      'a.ts:3 told',
      'a.ts:3 anew',
    ])
  })
})

/** Names that React Router gives to parts of a route. */
const ofRoutes = new Set(['action', 'clientAction', 'clientLoader', 'headers', 'loader', 'meta', 'shouldRevalidate'])

/** The names that a file declares and exports. */
function exportsOf(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest)
  const isExported = (node: ts.Statement) =>
    ts.canHaveModifiers(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  return file.statements.filter(isExported).flatMap((node) => {
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? name.text : []))
    const isNamed = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)
    if (isNamed || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node.name?.text ?? []
    return []
  })
}

/** Names that two files export, with their files. */
function exportedTwice(sources: [file: string, source: string][]): string[] {
  const filesOf = new Map<string, string[]>()
  for (const [file, source] of sources)
    for (const name of new Set(exportsOf(file, source))) filesOf.set(name, [...(filesOf.get(name) ?? []), file])
  return [...filesOf]
    .filter(([name, files]) => files.length > 1 && !ofRoutes.has(name))
    .map(([name, files]) => `${name}: ${files.join(', ')}`)
}

describe('an exported name has one meaning', () => {
  test('no two files of src export the same name', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/generated|\.test\./.test(file))
    expect(files.length).toBeGreaterThan(500)
    expect(exportedTwice(files.map((file) => [file, readFileSync(file, 'utf8')]))).toEqual([])
  })

  test('a name that breaks that is found with its files', () => {
    const found = exportedTwice([
      ['a.ts', 'export const loader = 1\nexport interface Line { id: number }\nconst own = 1'],
      ['b.tsx', 'export const loader = 1\nexport default function Line() {}\nexport const own = 2'],
    ])
    expect(found).toEqual(['Line: a.ts, b.tsx'])
  })
})

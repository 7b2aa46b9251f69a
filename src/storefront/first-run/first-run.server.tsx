import type { FieldProblems } from '#features/customers/checks/problems.ts'
import { type ShopPictures, setUpShop } from '#features/setup/actions/set-up-shop.ts'
import { wholeShop } from '#features/setup/checks/whole-shop.ts'
import { isFresh, presentShop } from '#features/setup/reads/present-shop.ts'
import { fieldNames } from '#features/setup/rules/fields.ts'
import { firstRunTexts } from '#features/setup/texts/first-run.ts'
import { answerTexts } from '#features/setup/texts/questions.ts'
import { SetupForm } from '#features/setup/ui/setup-form.tsx'
import { isSameKey } from '#platform/accounts/first-run-key.ts'
import { storePicture } from '#platform/pictures/store-picture.ts'
import { refused } from '#shared/result.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { withoutNul } from '#shared/without-nul.ts'
import type { PublicShop } from '#shop'
import { plainPage } from './plain-page.server.tsx'

/**
 * The answer to whoever asks for a shop that nobody has begun: the form for its merchant, who has the key, and a kind word for
 * anybody else. Null for a shop that has been set up: then there is no such page.
 */
export async function answerFirstRun(
  shop: PublicShop,
  request: Request,
  { key, dataFolder }: { key: () => string; dataFolder: string },
): Promise<Response | null> {
  if (!(await isFresh(shop))) return null
  const given = new URL(request.url).searchParams.get('klucz') ?? ''
  if (!isSameKey(given, key())) return closedPage(shop)
  const action = serverUrls.firstRun(given)
  if (request.method !== 'POST') return formPage(shop, action)
  const form = await request.formData().catch(() => null)
  if (!form) return formPage(shop, action)
  const values = typedIn(form)
  const { pictures, problems } = await storePictures(form, dataFolder)
  const planned = wholeShop(values, await presentShop(shop))
  const all = { ...problems, ...(!planned.ok && planned.problem) }
  const done = Object.keys(all).length > 0 ? refused(all) : await setUpShop(shop, values, pictures)
  return done.ok ? donePage(shop) : formPage(shop, action, values, done.problem)
}

/** What is not asked for is not looked at: nobody could correct it. */
function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && fieldNames.includes(name) ? [[name, withoutNul(value)]] : [],
    ),
  )
}

async function storePictures(
  form: FormData,
  dataFolder: string,
): Promise<{ pictures: ShopPictures; problems: FieldProblems }> {
  const pictures: ShopPictures = {}
  const problems: FieldProblems = {}
  for (const name of ['logo', 'icon'] as const) {
    const given = form.get(name)
    if (!(given instanceof File) || given.size === 0) continue
    const stored = await storePicture(dataFolder, await given.bytes())
    if (stored.ok) pictures[name] = { file: stored.value.file, width: stored.value.width, height: stored.value.height }
    else problems[name] = { text: answerTexts.picture }
  }
  return { pictures, problems }
}

function formPage(
  { words }: PublicShop,
  action: string,
  values: Record<string, string> = {},
  problems: FieldProblems | null = null,
): Response {
  const content = (
    <>
      <p>{say(firstRunTexts.lead, {}, words)}</p>
      <SetupForm action={action} values={values} problems={problems ?? {}} />
    </>
  )
  return plainPage(say(firstRunTexts.title, {}, words), content, words, problems ? 422 : 200)
}

function donePage({ words }: PublicShop): Response {
  const content = (
    <>
      <p>{say(firstRunTexts.next, {}, words)}</p>
      <p>
        <code>{say(firstRunTexts.publish, {}, words)}</code>
      </p>
      <p>{say(firstRunTexts.goods, {}, words)}</p>
      <a href={urls.home()} className="button">
        {say(firstRunTexts.toShop, {}, words)}
      </a>
    </>
  )
  return plainPage(say(firstRunTexts.done, {}, words), content, words)
}

function closedPage({ words }: PublicShop): Response {
  const content = (
    <>
      <p>{say(firstRunTexts.closedText, {}, words)}</p>
      <p>
        <small>{say(firstRunTexts.owner, {}, words)}</small>
      </p>
    </>
  )
  return plainPage(say(firstRunTexts.closed, {}, words), content, words)
}

import type { ReactNode } from 'react'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { type ShopPictures, setUpShop } from '#features/setup/actions.ts'
import { planShop } from '#features/setup/checks/shop-plan.ts'
import { setupFieldNames } from '#features/setup/rules.ts'
import { firstRunTexts, setupAnswerTexts } from '#features/setup/texts.ts'
import { SetupForm } from '#features/setup/ui/setup-form.tsx'
import { getCurrentSetup, isNewShop } from '#features/setup/views.ts'
import { MessagesProvider } from '#kit/messages.tsx'
import { storePicture } from '#platform/pictures/picture-store.ts'
import { isSameKey } from '#platform/secrets.ts'
import { replaceNul } from '#shared/plain-text.ts'
import { refused } from '#shared/result.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { plainDocument } from './plain-error-page.server.tsx'

/**
 * Returns the response of a shop that is not set up yet: the setup form for its merchant, who has the key, and a friendly note for
 * everybody else. Null for a shop that has been set up: then the page does not exist.
 */
export async function answerFirstRun(
  shop: PublicShop,
  request: Request,
  { key, dataFolder }: { key: () => string; dataFolder: string },
): Promise<Response | null> {
  if (!(await isNewShop(shop))) return null
  const given = new URL(request.url).searchParams.get('klucz') ?? ''
  if (!isSameKey(given, key())) return closedPage(shop)
  const action = serverUrls.firstRun(given)
  if (request.method !== 'POST') return formPage(shop, action)
  const form = await request.formData().catch(() => null)
  if (!form) return formPage(shop, action)
  const values = readTypedFields(form)
  const { pictures, problems } = await storePictures(form, dataFolder)
  const planned = planShop(values, await getCurrentSetup(shop))
  const all = { ...problems, ...(!planned.ok && planned.problem) }
  const done = Object.keys(all).length > 0 ? refused(all) : await setUpShop(shop, values, pictures)
  return done.ok ? donePage(shop) : formPage(shop, action, values, done.problem)
}

/** Fields that the form does not have are not checked: no visitor could correct them. */
function readTypedFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && setupFieldNames.includes(name) ? [[name, replaceNul(value)]] : [],
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
    else problems[name] = { text: setupAnswerTexts.picture }
  }
  return { pictures, problems }
}

function formPage(
  { textOverrides }: PublicShop,
  action: string,
  values: Record<string, string> = {},
  problems: FieldProblems | null = null,
): Response {
  const content = (
    <>
      <p>{translate(firstRunTexts.lead, {}, textOverrides)}</p>
      <SetupForm action={action} values={values} problems={problems ?? {}} />
    </>
  )
  return setupPage(translate(firstRunTexts.title, {}, textOverrides), content, textOverrides, problems ? 422 : 200)
}

function donePage({ textOverrides }: PublicShop): Response {
  const content = (
    <>
      <p>{translate(firstRunTexts.next, {}, textOverrides)}</p>
      <p>
        <code>{translate(firstRunTexts.publish, {}, textOverrides)}</code>
      </p>
      <p>{translate(firstRunTexts.goods, {}, textOverrides)}</p>
      <a href={urls.home()} className="button">
        {translate(firstRunTexts.toShop, {}, textOverrides)}
      </a>
    </>
  )
  return setupPage(translate(firstRunTexts.done, {}, textOverrides), content, textOverrides)
}

function closedPage({ textOverrides }: PublicShop): Response {
  const content = (
    <>
      <p>{translate(firstRunTexts.closedText, {}, textOverrides)}</p>
      <p>
        <small>{translate(firstRunTexts.owner, {}, textOverrides)}</small>
      </p>
    </>
  )
  return setupPage(translate(firstRunTexts.closed, {}, textOverrides), content, textOverrides)
}

/** The colours of styles.css: a page that is seen once loads nothing else. */
const setupPageStyles = `html{background:#faf7f2;color:#24211c;font:1.0625rem/1.625rem "Source Sans 3",system-ui,sans-serif;color-scheme:light;text-size-adjust:100%}
body{max-width:42rem;margin:0 auto;padding:3rem 1.5rem;overflow-wrap:break-word}
h1,legend{font:500 2rem/1.15 Fraunces,Georgia,serif;margin:0;padding:0}
legend{font-size:1.5rem;margin-bottom:1rem}
fieldset{border:0;border-top:1px solid #e3dacb;margin:2rem 0 0;padding:1.5rem 0 0;display:grid;gap:1.25rem}
.question{display:grid;gap:.25rem}
label{font-weight:600}
small{color:#5f584c;font-size:.875rem}
input,select{min-width:0;font:inherit;padding:.5rem .75rem;border:1px solid #8a8172;border-radius:.375rem;background:#fffdfa;color:inherit;width:100%;box-sizing:border-box}
[aria-invalid]{border-color:#a2271a}
.problem{color:#a2271a;font-size:.875rem}
.wrong{background:#fbe9e4;border-radius:.625rem;padding:1rem 1.25rem;margin-top:2rem}
.wrong p{margin:0}
.wrong ul{margin:.5rem 0;padding-left:1.25rem}
a{color:#1f4d3f}
code{background:#f1ebe1;border-radius:.25rem;padding:.125rem .375rem}
button,.button{font:inherit;font-weight:600;display:inline-block;margin-top:2rem;padding:.625rem 1.25rem;border:0;border-radius:.375rem;background:#1f4d3f;color:#fdfcf9;text-decoration:none;cursor:pointer}
:focus-visible{outline:2px solid #1f4d3f;outline-offset:2px}`

/** A page without scripts, outside of the shop's frame, for no search engine and no cache. It may hold a form to the shop. */
function setupPage(title: string, content: ReactNode, overrides: TextOverrides, status = 200): Response {
  const { html, policy } = plainDocument(
    title,
    setupPageStyles,
    <MessagesProvider overrides={overrides}>{content}</MessagesProvider>,
  )
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.replace("form-action 'none'", "form-action 'self'"),
    'Cache-Control': 'no-store',
  }
  return new Response(html, { status, headers })
}

import { data, redirect } from 'react-router'
import { askForSignInLink } from '#features/customers/actions/ask-for-sign-in-link.ts'
import { checkLogin } from '#features/customers/checks/sign-in.ts'
import { waitMessage } from '#features/customers/rules/wait.ts'
import { signInLinkTexts as texts } from '#features/customers/texts/sign-in-link.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { readForm } from '../../read-form.server.ts'
import { personalShop } from '../../shop-context.ts'
import { titles } from '../../tab-title.server.ts'
import { tooMany } from '../../too-many.server.ts'
import type { Route } from './+types/page.ts'

/** The form, or what to do next once it has been sent. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = await personalShop(context)
  const sent = url.searchParams.has('wyslano')
  return { ...titles(shop, say(sent ? texts.askedTitle : texts.title, {}, shop.words)), sent }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = await personalShop(context)
  const { login, problem } = checkLogin((await readForm(request)).get('login'))
  if (problem) return data({ login, problem, message: undefined }, 422)
  const asked = await askForSignInLink(shop, login)
  if (asked.ok) return redirect(serverUrls.askedForSignInLink(), 303)
  const message = waitMessage(texts.wait, asked.problem.until, shop.now)
  return data({ login, problem: undefined, message }, tooMany(asked.problem.until, shop.now))
}

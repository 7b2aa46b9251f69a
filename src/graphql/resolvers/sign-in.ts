import { requestLink } from '#features/customers/actions/sessions.ts'
import { checkLogin, checkSignIn } from '#features/customers/checks/sign-in.ts'
import { findCustomer } from '#features/customers/queries.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { accountTexts } from '#features/customers/texts/account.ts'
import { signInLinkTexts } from '#features/customers/texts/sign-in-link.ts'
import { signInWithBasket } from '#features/sign-in/actions/sign-in.ts'
import type { SignInRefusal } from '#platform/accounts/request-accounts.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type Message, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { problemAnswers } from '../client-input.ts'
import type { GraphqlContext } from '../context.ts'
import type { LoginResponse, Resolvers } from '../generated/resolver-types.ts'
import { graphqlTexts } from '../texts.ts'

/** Signing in, through the same actions, limits and words as the pages. */
export const signInResolvers: Resolvers<GraphqlContext> = {
  Query: {
    checkUserAccount: async (_, { UserIdentifier }, { openShop, findAccount }) => {
      const { login, problem } = checkLogin(UserIdentifier)
      if (problem) return false
      if (await isOwnAccount(await openShop(), login)) return true
      return (await findAccount({ email: login, login: '' }))?.emailHasAccount ?? null
    },
  },
  Mutation: {
    login: async (_, given, { openShop }) => {
      const shop = await openShop()
      const { data, problems } = checkSignIn(given)
      const [mistake] = problemAnswers(problems, shop.textOverrides)
      if (mistake) return { status: 'error', error: mistake, location: null }
      const signedIn = await signInWithBasket(shop, data)
      return signedIn.ok ? { status: 'success', error: null, location: null } : refusedLogin(shop, signedIn.problem)
    },
    passwordRecovery: async (_, { email }, { openShop }) => {
      const shop = await openShop()
      const { login, problem } = checkLogin(email)
      const [mistake] = problem ? problemAnswers({ email: problem }, shop.textOverrides) : []
      if (mistake) return { status: 'error', error: mistake }
      const asked = await requestLink(shop, 'set-password', login)
      if (asked.ok) return { status: 'success', error: null }
      const { text, values } = retryMessage(signInLinkTexts.wait, asked.problem.until, shop.now)
      return { status: 'error', error: { code: 'wait', message: translate(text, values, shop.textOverrides) } }
    },
  },
}

/** Questions about accounts leave out the visitor's own. */
async function isOwnAccount(shop: Shop, name: string): Promise<boolean> {
  const { customerId } = shop.visitor
  if (customerId === null) return false
  const own = [(await findCustomer(shop, customerId))?.email, await shop.accounts.login()]
  return own.includes(name.toLowerCase())
}

function refusedLogin(shop: Shop, problem: SignInRefusal): LoginResponse {
  const { text, values } = loginMessage(problem, shop.now)
  const message = translate(text, values, shop.textOverrides)
  if (problem.code !== 'second-factor')
    return { status: 'error', error: { code: problem.code, message }, location: null }
  const location = serverUrls.signInCode(urls.account())
  return { status: 'second_factor', error: { code: 'second_factor', message }, location }
}

function loginMessage(problem: SignInRefusal, now: Date): Message {
  if (problem.code === 'wait') return retryMessage(accountTexts.waitToSignIn, problem.until, now)
  if (problem.code === 'busy') return { text: accountTexts.busySignIn }
  return { text: problem.code === 'wrong' ? accountTexts.wrongSignIn : graphqlTexts.secondFactor }
}

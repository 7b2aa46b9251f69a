import { expect, test } from 'vitest'
import { webhookBody } from '#features/webhooks/rules/webhook-message.ts'
import { orderWebhook } from './order-webhook.ts'

const at = new Date('2026-11-25T09:00:00Z')
const order = { id: 7, number: 10_007 }

test('a change of status says from what to what, without anything about the buyer or who made it', () => {
  const event = { kind: 'status-changed', actor: 'staff', reason: 'paid', from: 'new', to: 'accepted' } as const
  expect(JSON.parse(webhookBody(orderWebhook(order, event, at)))).toEqual({
    type: 'order.status_changed',
    timestamp: '2026-11-25T09:00:00.000Z',
    data: { orderId: 7, orderNumber: 10_007, from: 'new', to: 'accepted' },
  })
})

test('other changes have neither, and their detail stays in the shop', () => {
  const event = { kind: 'tracking', actor: 'staff', detail: { tracking: '6201' } } as const
  expect(orderWebhook(order, event, at)).toEqual({
    ...{ type: 'order.tracking', at, data: { orderId: 7, orderNumber: 10_007, from: null, to: null } },
  })
})

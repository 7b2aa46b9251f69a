/** Delivery costs nothing, whichever is chosen. */
export interface FreeDeliveryBenefit {
  kind: 'free_delivery'
}

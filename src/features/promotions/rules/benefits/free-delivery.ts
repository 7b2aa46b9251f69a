/** Every way of delivery is free. */
export interface FreeDeliveryBenefit {
  kind: 'free_delivery'
}

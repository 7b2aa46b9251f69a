#!/bin/sh
# Backs the shop up into /backups each night at 2:15 UTC, for as long as it runs. A container has no cron.
set -u
trap 'exit 0' TERM INT

while true; do
  now=$(date -u +%s)
  next=$(date -u -d 'today 02:15' +%s)
  [ "$next" -gt "$now" ] || next=$(date -u -d 'tomorrow 02:15' +%s)
  sleep $((next - now)) &
  wait $!
  node scripts/shop.mjs backup /backups --keep "${BACKUPS_KEPT:-14}" || echo "The backup has failed, the next try is tomorrow: run it by hand" >&2
done

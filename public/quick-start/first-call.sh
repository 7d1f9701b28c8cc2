#!/usr/bin/env bash
set -euo pipefail

API=${EASIER_API:-https://api.sandbox.easier.example/v2}
EMAIL=aiko.tanaka@sakura-logistics.example
PASSWORD=correct-horse-battery-staple
TOKEN=

# Prints the body of the response. A 4xx or 5xx gives status 22.
request() { # METHOD PATH [BODY]
  curl --fail-with-body --silent --show-error --max-time 30 \
    --request "$1" "$API$2" \
    ${TOKEN:+--header "Authorization: Bearer $TOKEN"} \
    ${3:+--header "Content-Type: application/json" --data "$3"}
}

# Prints a problem and ends the program.
fail() {
  jq --raw-output '"\(.title): \(.detail) (\(.requestId))"' <<< "$1" >&2
  exit 1
}

if [ ! -f device-id ]; then
  { uuidgen || cat /proc/sys/kernel/random/uuid; } 2> /dev/null > device-id
fi

ACCOUNT=$(jq --null-input --arg email "$EMAIL" --arg password "$PASSWORD" \
  --arg deviceId "$(cat device-id)" '{$email, $password, $deviceId}')

LOGIN=$(request POST /auth/login "$ACCOUNT") || fail "$LOGIN"
if [ "$(jq --raw-output .status <<< "$LOGIN")" = confirmation_required ]; then
  read -r -p "Confirmation code [000000]: " CODE || true
  ACCOUNT=$(jq --arg code "${CODE:-000000}" '.confirmationCode = $code' <<< "$ACCOUNT")
  LOGIN=$(request POST /auth/login "$ACCOUNT") || fail "$LOGIN"
fi

TOKEN=$(jq --raw-output .tokens.accessToken <<< "$LOGIN")
jq --raw-output '"Logged in as \(.account.displayName)"' <<< "$LOGIN"

TEAMS=$(request GET "/teams?search=delivery") || fail "$TEAMS"
CUSTOMERS=$(request POST /customers/query '{ "filter": { "search": "Minato" } }') ||
  fail "$CUSTOMERS"

TEAM=$(jq '.items[0]' <<< "$TEAMS")
CUSTOMER=$(jq '.items[0]' <<< "$CUSTOMERS")
if [ "$TEAM" = null ] || [ "$CUSTOMER" = null ]; then
  echo "No team or no customer matches." >&2
  exit 1
fi
jq --raw-output '"Team: \(.name)"' <<< "$TEAM"
jq --raw-output '"Customer: \(.name)"' <<< "$CUSTOMER"

TASK=$(jq --null-input --argjson team "$TEAM" --argjson customer "$CUSTOMER" '{
  title: "Deliver 12 pallets to Minato Foods",
  teamId: $team.id,
  customerId: $customer.id
}')
CREATED=$(request POST /tasks "$TASK") || fail "$CREATED"
jq --raw-output '"Created \(.number): \(.webUrl)"' <<< "$CREATED"

INVALID=https://developers.easier.example/problems/validation-failed
if ! PROBLEM=$(request POST /tasks "$(jq '.title = ""' <<< "$TASK")"); then
  [ "$(jq --raw-output .type <<< "$PROBLEM")" = "$INVALID" ] || fail "$PROBLEM"
  jq --raw-output '.errors[] | "Not created: \(.pointer): \(.message)"' <<< "$PROBLEM"
fi

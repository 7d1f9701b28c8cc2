import os
import sys
import uuid
from pathlib import Path

import requests

API = os.environ.get("EASIER_API", "https://api.sandbox.easier.example/v2")
EMAIL = "aiko.tanaka@sakura-logistics.example"
PASSWORD = "correct-horse-battery-staple"
http = requests.Session()


class ApiProblem(Exception):
    def __init__(self, problem):
        self.problem = problem
        super().__init__("{title}: {detail} ({requestId})".format_map(problem))


def request(method, path, body=None):
    response = http.request(method, API + path, json=body, timeout=30)
    if not response.ok:
        raise ApiProblem(response.json())
    return response.json()


device_file = Path("device-id")
if not device_file.exists():
    device_file.write_text(str(uuid.uuid4()))

account = {
    "email": EMAIL,
    "password": PASSWORD,
    "deviceId": device_file.read_text().strip(),
}
login = request("POST", "/auth/login", account)
if login["status"] == "confirmation_required":
    print("Confirmation code [000000]: ", end="", flush=True)
    code = sys.stdin.readline().strip() or "000000"
    login = request("POST", "/auth/login", {**account, "confirmationCode": code})

http.headers["Authorization"] = f"Bearer {login['tokens']['accessToken']}"
print(f"Logged in as {login['account']['displayName']}")

teams = request("GET", "/teams?search=delivery")["items"]
customers = request("POST", "/customers/query", {"filter": {"search": "Minato"}})["items"]

if not teams or not customers:
    sys.exit("No team or no customer matches.")
team, customer = teams[0], customers[0]
print(f"Team: {team['name']}")
print(f"Customer: {customer['name']}")

task = {
    "title": "Deliver 12 pallets to Minato Foods",
    "teamId": team["id"],
    "customerId": customer["id"],
}
created = request("POST", "/tasks", task)
print(f"Created {created['number']}: {created['webUrl']}")

INVALID = "https://developers.easier.example/problems/validation-failed"
try:
    request("POST", "/tasks", {**task, "title": ""})
except ApiProblem as error:
    if error.problem["type"] != INVALID:
        raise
    for field in error.problem["errors"]:
        print(f"Not created: {field['pointer']}: {field['message']}")

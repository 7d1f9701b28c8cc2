require "json"
require "net/http"
require "securerandom"

API = ENV.fetch("EASIER_API", "https://api.sandbox.easier.example/v2")
EMAIL = "aiko.tanaka@sakura-logistics.example"
PASSWORD = "correct-horse-battery-staple"
$token = nil

class ApiProblem < StandardError
  attr_reader :problem

  def initialize(problem)
    @problem = problem
    super("#{problem["title"]}: #{problem["detail"]} (#{problem["requestId"]})")
  end
end

def request(method, path, body = nil)
  uri = URI(API + path)
  message = Net::HTTP.const_get(method.capitalize).new(uri)
  message["Content-Type"] = "application/json"
  message["Authorization"] = "Bearer #{$token}" if $token
  message.body = JSON.generate(body) if body
  options = { use_ssl: uri.scheme == "https", open_timeout: 30, read_timeout: 30 }
  response = Net::HTTP.start(uri.host, uri.port, options) { |http| http.request(message) }
  result = JSON.parse(response.body)
  raise ApiProblem.new(result) unless response.is_a?(Net::HTTPSuccess)

  result
end

File.write("device-id", SecureRandom.uuid) unless File.exist?("device-id")

account = {
  email: EMAIL,
  password: PASSWORD,
  deviceId: File.read("device-id").strip
}
login = request("POST", "/auth/login", account)
if login["status"] == "confirmation_required"
  print "Confirmation code [000000]: "
  code = $stdin.gets.to_s.strip
  code = "000000" if code.empty?
  login = request("POST", "/auth/login", account.merge(confirmationCode: code))
end

$token = login["tokens"]["accessToken"]
puts "Logged in as #{login["account"]["displayName"]}"

team = request("GET", "/teams?search=delivery")["items"].first
customer = request("POST", "/customers/query", { filter: { search: "Minato" } })["items"].first

abort "No team or no customer matches." unless team && customer
puts "Team: #{team["name"]}"
puts "Customer: #{customer["name"]}"

task = {
  title: "Deliver 12 pallets to Minato Foods",
  teamId: team["id"],
  customerId: customer["id"]
}
created = request("POST", "/tasks", task)
puts "Created #{created["number"]}: #{created["webUrl"]}"

INVALID = "https://developers.easier.example/problems/validation-failed"
begin
  request("POST", "/tasks", task.merge(title: ""))
rescue ApiProblem => error
  raise unless error.problem["type"] == INVALID

  error.problem["errors"].each do |field|
    puts "Not created: #{field["pointer"]}: #{field["message"]}"
  end
end

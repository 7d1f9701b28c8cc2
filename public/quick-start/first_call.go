package main

import (
	"bufio"
	"bytes"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strings"
	"time"
)

const (
	email    = "aiko.tanaka@sakura-logistics.example"
	password = "correct-horse-battery-staple"
)

var (
	api    = "https://api.sandbox.easier.example/v2"
	client = http.Client{Timeout: 30 * time.Second}
	token  string
)

type object map[string]any

type apiProblem struct {
	Type, Title, Detail, RequestID string
	Errors                         []struct{ Pointer, Message string }
}

func (p *apiProblem) Error() string {
	return fmt.Sprintf("%s: %s (%s)", p.Title, p.Detail, p.RequestID)
}

// request sends a body, unless it is nil, and reads the response into result.
func request(method, path string, body object, result any) error {
	var content bytes.Buffer
	if body != nil {
		if err := json.NewEncoder(&content).Encode(body); err != nil {
			return err
		}
	}
	message, err := http.NewRequest(method, api+path, &content)
	if err != nil {
		return err
	}
	message.Header.Set("Content-Type", "application/json")
	if token != "" {
		message.Header.Set("Authorization", "Bearer "+token)
	}
	response, err := client.Do(message)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode >= 400 {
		problem := &apiProblem{}
		if err := json.NewDecoder(response.Body).Decode(problem); err != nil {
			return fmt.Errorf("status %d: %w", response.StatusCode, err)
		}
		return problem
	}
	return json.NewDecoder(response.Body).Decode(result)
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func deviceID() string {
	if id, err := os.ReadFile("device-id"); err == nil {
		return strings.TrimSpace(string(id))
	}
	b := make([]byte, 16)
	_, err := rand.Read(b)
	check(err)
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	id := fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
	check(os.WriteFile("device-id", []byte(id), 0o600))
	return id
}

func main() {
	if server := os.Getenv("EASIER_API"); server != "" {
		api = server
	}
	account := object{
		"email":    email,
		"password": password,
		"deviceId": deviceID(),
	}
	var login struct {
		Status  string
		Tokens  struct{ AccessToken string }
		Account struct{ DisplayName string }
	}
	check(request("POST", "/auth/login", account, &login))
	if login.Status == "confirmation_required" {
		fmt.Print("Confirmation code [000000]: ")
		code, _ := bufio.NewReader(os.Stdin).ReadString('\n')
		if code = strings.TrimSpace(code); code == "" {
			code = "000000"
		}
		account["confirmationCode"] = code
		check(request("POST", "/auth/login", account, &login))
	}
	token = login.Tokens.AccessToken
	fmt.Println("Logged in as", login.Account.DisplayName)

	var teams, customers struct {
		Items []struct{ ID, Name string }
	}
	minato := object{"filter": object{"search": "Minato"}}
	check(request("GET", "/teams?search=delivery", nil, &teams))
	check(request("POST", "/customers/query", minato, &customers))

	if len(teams.Items) == 0 || len(customers.Items) == 0 {
		check(fmt.Errorf("no team or no customer matches"))
	}
	team, customer := teams.Items[0], customers.Items[0]
	fmt.Println("Team:", team.Name)
	fmt.Println("Customer:", customer.Name)

	task := object{
		"title":      "Deliver 12 pallets to Minato Foods",
		"teamId":     team.ID,
		"customerId": customer.ID,
	}
	var created struct{ Number, WebURL string }
	check(request("POST", "/tasks", task, &created))
	fmt.Printf("Created %s: %s\n", created.Number, created.WebURL)

	const invalid = "https://developers.easier.example/problems/validation-failed"
	task["title"] = ""
	err := request("POST", "/tasks", task, &created)
	if problem, ok := err.(*apiProblem); ok && problem.Type == invalid {
		for _, field := range problem.Errors {
			fmt.Printf("Not created: %s: %s\n", field.Pointer, field.Message)
		}
	} else {
		check(err)
	}
}

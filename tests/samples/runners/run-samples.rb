# Runs each sample of a list in a separate child process, so that none can disturb another.

require 'json'
require 'net/http'
require 'tempfile'
require 'timeout'

def run_here(path, output)
  $stdout.reopen(output)
  $stderr.reopen(output)
  Timeout.timeout(30) { load(path) }
  $stdout.flush
  exit!(0)
rescue Exception => e
  warn e.full_message(highlight: false)
  exit!(1)
end

def run_in_child(path)
  Tempfile.create do |output|
    Process.wait(fork { run_here(path, output) })
    ended = $?.success?
    [ended, File.binread(output.path).force_encoding('UTF-8').scrub]
  end
end

$stdout.sync = true
$stdin.each_line(chomp: true) do |line|
  id, path = line.split(' ', 2)
  ended, output = run_in_child(path)
  puts JSON.generate({ id: id, ended: ended, output: output })
end

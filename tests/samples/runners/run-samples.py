"""Runs each sample of a list in a separate child process, so that none can disturb another."""

import json
import os
import runpy
import signal
import sys
import tempfile
import traceback

# Loaded once for all child processes.
import requests


def run_here(path, output):
    os.dup2(output.fileno(), 1)
    os.dup2(output.fileno(), 2)
    signal.alarm(30)
    try:
        runpy.run_path(path, run_name="__main__")
        status = 0
    except BaseException:
        traceback.print_exc()
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def run_in_child(path):
    with tempfile.TemporaryFile() as output:
        child = os.fork()
        if child == 0:
            run_here(path, output)
        _, status = os.waitpid(child, 0)
        output.seek(0)
        return status == 0, output.read().decode(errors="replace")


for line in sys.stdin:
    name, path = line.rstrip("\n").split(" ", 1)
    ended, text = run_in_child(path)
    print('{"id":%s,"ended":%s,"output":%s}' % tuple(map(json.dumps, (name, ended, text))), flush=True)

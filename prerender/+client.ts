import '../src/app/client';
